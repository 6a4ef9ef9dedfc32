drop index contact_requests_created;
