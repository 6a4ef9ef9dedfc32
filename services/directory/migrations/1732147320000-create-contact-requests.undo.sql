drop table contact_requests;
