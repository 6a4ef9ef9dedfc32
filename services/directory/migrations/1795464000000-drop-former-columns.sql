-- Only processes of earlier releases read these: the owner of a listing, which members replaced, and the digits of
-- facets.
drop trigger installers_named_owner on installers;
drop function add_named_owner;
alter table installers drop column owner_account_id;
drop schema if exists search_next cascade;
alter table search_entries drop column facet_digits;
