drop table analytics_events;
