"""What Schemathesis must know to make requests from the description of the API."""

import json

import schemathesis


@schemathesis.serializer("application/x-ndjson")
def lines(context, value):
    """A JSON string on each line."""
    return (json.dumps(value) + "\n").encode()


@schemathesis.hook
def map_query(context, query):
    """Which apps there are is not in the description but in /v1/apps, nor which translations there are."""
    if query and isinstance(query.get("app"), list):
        query["app"] = ["logos" for _ in query["app"]]
    if query and isinstance(query.get("to"), str):
        query["to"] = "logos"
    if query and isinstance(query.get("translation"), str):
        query["translation"] = "ESV"
    return query
