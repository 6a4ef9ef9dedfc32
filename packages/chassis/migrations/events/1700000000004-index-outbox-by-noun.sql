-- The relay finds pending events of one noun, such as `contact_request`, without reading the others.
create index outbox_pending_noun on outbox (split_part(subject, '.', 2), seq) where published_at is null;
