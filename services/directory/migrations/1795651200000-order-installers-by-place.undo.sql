drop index installers_export;
