drop table phone_codes;
alter table claims drop column is_strong;
drop trigger installers_phone_changed on installers;
drop function note_phone_change;
alter table installers drop column phone_changed_at;
