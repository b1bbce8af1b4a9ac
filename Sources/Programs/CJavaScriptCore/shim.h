#include <JavaScriptCore/JavaScript.h>

// Exported by the library, absent from its installed headers (JSContextRefPrivate.h, JSScriptRefPrivate.h).
JS_EXPORT void JSGlobalContextSetUnhandledRejectionCallback(
    JSGlobalContextRef ctx, JSObjectRef function, JSValueRef *exception);

typedef struct OpaqueJSScript *JSScriptRef;
JS_EXPORT JSScriptRef JSScriptCreateReferencingImmortalASCIIText(
    JSContextGroupRef group, JSStringRef url, int startingLineNumber, const char *source, size_t length,
    JSStringRef *errorMessage, int *errorLine);
JS_EXPORT JSValueRef JSScriptEvaluate(
    JSContextRef ctx, JSScriptRef script, JSValueRef thisValue, JSValueRef *exception);
