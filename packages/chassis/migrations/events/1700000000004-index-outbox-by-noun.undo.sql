drop index outbox_pending_noun;
