-- Every replica that checks access tokens reads these once a second.
create index sessions_ended on sessions (rotated_at) where revoked_at is not null;
