print("lectern-script-host")
