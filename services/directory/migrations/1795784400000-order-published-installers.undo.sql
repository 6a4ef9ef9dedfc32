drop index installers_listed;
