drop index reviews_email_key;
drop index reviews_email;
