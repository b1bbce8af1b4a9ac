// libcurl. Swift cannot call variadic functions: there is one function for each type of option.
#include <curl/curl.h>
// The resolver, which Swift's module of the C library does not have.
#include <nss.h>
#include <resolv.h>

/// Makes the resolver read its file.
static inline int lectern_resolver_start(void) {
    return res_init();
}

static inline CURLcode lectern_curl_set_number(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

/// Sets an option that is a string, which libcurl copies.
static inline CURLcode lectern_curl_set_text(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

/// Sets an option that is a list, a URL or the first argument of a function, which libcurl does not copy.
static inline CURLcode lectern_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
    return curl_easy_setopt(handle, option, value);
}

/// Sets the function that receives the header, or the one that receives the content.
static inline CURLcode lectern_curl_set_writer(CURL *handle, CURLoption option, curl_write_callback function) {
    return curl_easy_setopt(handle, option, function);
}

/// Sets the function that is called while a transfer makes progress or waits.
static inline CURLcode lectern_curl_set_progress(CURL *handle, curl_xferinfo_callback function) {
    return curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, function);
}

/// Sets the function that opens sockets.
static inline CURLcode lectern_curl_set_opener(CURL *handle, curl_opensocket_callback function) {
    return curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, function);
}

/// Sets the content of a POST request, which libcurl copies.
static inline CURLcode lectern_curl_set_body(CURL *handle, const void *bytes, curl_off_t count) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, count);
    return code ? code : curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, bytes);
}

/// Sets the certificates of authorities, in PEM, which libcurl copies.
static inline CURLcode lectern_curl_set_certificates(CURL *handle, const void *bytes, size_t count) {
    struct curl_blob blob = {(void *)bytes, count, CURL_BLOB_COPY};
    return curl_easy_setopt(handle, CURLOPT_CAINFO_BLOB, &blob);
}

/// Allows only HTTP and HTTPS.
static inline CURLcode lectern_curl_limit_protocols(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075500
    return curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
#else
    return curl_easy_setopt(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}
