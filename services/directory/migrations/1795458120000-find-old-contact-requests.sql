-- Finds old requests without reading the others.
create index contact_requests_created on contact_requests (created_at);
