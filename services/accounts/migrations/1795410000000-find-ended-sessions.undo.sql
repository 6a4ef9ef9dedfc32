drop index sessions_ended;
