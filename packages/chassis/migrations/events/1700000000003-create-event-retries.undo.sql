drop table event_retries;
