#include <JavaScriptCore/JavaScript.h>

// Exported by the library, absent from its installed headers.
JS_EXPORT void JSGlobalContextSetUnhandledRejectionCallback(
    JSGlobalContextRef ctx, JSObjectRef function, JSValueRef *exception);
