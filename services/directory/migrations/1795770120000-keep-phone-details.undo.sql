alter table installers drop column phone_extension, drop column phone_words;
alter table submissions drop column phone_extension, drop column phone_words;
