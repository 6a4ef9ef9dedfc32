-- Files that show who runs a claimed business. The file store has their content.
create table claim_documents (
  id       uuid primary key,
  claim_id uuid not null references claims (id),
  kind     text not null,
  ending   text not null,
  bytes    integer not null,
  added_at timestamptz not null
);

create index claim_documents_claim on claim_documents (claim_id, added_at);
