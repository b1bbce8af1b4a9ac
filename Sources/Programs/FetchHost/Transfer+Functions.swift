import CCurl
import Glibc
import Hosts

extension Transfer {
    /// Sets the functions that libcurl calls, with the ``Reception`` as their argument.
    func setFunctions() {
        unsafe lectern_curl_set_writer(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, state in
            let bytes = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
            return unsafe Reception.from(state)?.receiveHeader(bytes) == true ? size * count : 0
        }
        unsafe lectern_curl_set_writer(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, state in
            let bytes = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
            return unsafe Reception.from(state)?.receiveBody(bytes) == true ? size * count : 0
        }
        unsafe lectern_curl_set_progress(handle) { state, _, received, _, _ in
            unsafe Reception.from(state)?.mayContinue(received: Int(received)) == true ? 0 : 1
        }
        // The second wall: whatever was looked up or parsed before, this is the address that is connected to.
        unsafe lectern_curl_set_opener(handle) { state, _, address in
            guard let address = unsafe address else { return CURL_SOCKET_BAD }
            let start = unsafe UnsafeRawPointer(address).advanced(
                by: MemoryLayout<curl_sockaddr>.offset(of: \.addr) ?? 0)
            let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(address.pointee.addrlen))
            guard unsafe Reception.from(state)?.mayConnect(to: bytes) == true else { return CURL_SOCKET_BAD }
            return unsafe socket(
                address.pointee.family, address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue),
                address.pointee.protocol)
        }
    }
}

extension Reception {
    /// The object that was given to libcurl; nil if libcurl does not return it.
    fileprivate static func from(_ state: UnsafeMutableRawPointer?) -> Reception? {
        unsafe state.map { unsafe Unmanaged<Reception>.fromOpaque($0).takeUnretainedValue() }
    }
}
