-- The role that a claimant says to have in the business.
alter table claims add column role text not null default 'owner';
