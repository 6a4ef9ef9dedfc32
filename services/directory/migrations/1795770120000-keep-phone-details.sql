-- Extensions and letters of phones. Earlier rows have none.
alter table installers add column phone_extension text, add column phone_words text;
alter table submissions add column phone_extension text, add column phone_words text;
