alter table accounts drop column email_confirmed_at;
