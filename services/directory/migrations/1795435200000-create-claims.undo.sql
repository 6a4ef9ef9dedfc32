drop table founding_places;
drop table claim_codes;
drop table claims;
drop trigger installers_contact_changed on installers;
drop function note_contact_change;
alter table installers drop column contact_changed_at;
