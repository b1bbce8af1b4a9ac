import CPCRE2
import Synchronization

/// The memory one running match needs: PCRE2's match data, and its limits.
@safe final class MatchScratch {
    /// The fewest groups to allocate room for, the whole match included, so that most patterns can share one.
    static let commonGroups = 32

    let data: OpaquePointer
    let context: OpaquePointer
    let groups: Int

    init?(groups: Int) {
        guard let data = unsafe pcre2_match_data_create_8(UInt32(groups), nil) else { return nil }
        guard let context = unsafe pcre2_match_context_create_8(nil) else {
            unsafe pcre2_match_data_free_8(data)
            return nil
        }
        unsafe pcre2_set_heap_limit_8(context, Limits.heapKibibytes)
        unsafe self.data = unsafe data
        unsafe self.context = unsafe context
        self.groups = groups
    }

    deinit {
        unsafe pcre2_match_data_free_8(data)
        unsafe pcre2_match_context_free_8(context)
    }
}

/// Holds at most one spare scratch memory. Taking it transfers ownership to the caller until it is put back.
@safe package final class ScratchSlot: Sendable {
    private nonisolated(unsafe) let spare = unsafe Atomic<UnsafeMutableRawPointer?>(nil)

    package init() {}

    /// Matches with the spare scratch memory, or with a new one if that is in use or too small.
    func withScratch(
        groups: Int, _ match: (MatchScratch) throws(MatchError) -> Match?
    ) throws(MatchError) -> Match? {
        guard let scratch = take(groups: groups) else { throw .limitExceeded }
        // Also where the match gives up: growing to the limit again takes longer than the steps of a match.
        defer { put(scratch) }
        return try match(scratch)
    }

    private func take(groups: Int) -> MatchScratch? {
        if let pointer = unsafe spare.exchange(nil, ordering: .acquiring) {
            let scratch = unsafe Unmanaged<MatchScratch>.fromOpaque(pointer).takeRetainedValue()
            if scratch.groups >= groups { return scratch }
        }
        return MatchScratch(groups: max(groups, MatchScratch.commonGroups))
    }

    private func put(_ scratch: MatchScratch) {
        let pointer = unsafe Unmanaged.passRetained(scratch).toOpaque()
        if let previous = unsafe spare.exchange(pointer, ordering: .acquiringAndReleasing) {
            unsafe Unmanaged<MatchScratch>.fromOpaque(previous).release()
        }
    }

    deinit {
        if let pointer = unsafe spare.exchange(nil, ordering: .acquiring) {
            unsafe Unmanaged<MatchScratch>.fromOpaque(pointer).release()
        }
    }
}
