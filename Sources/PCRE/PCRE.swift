// placeholder of the first commit
