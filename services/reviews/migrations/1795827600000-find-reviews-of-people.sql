-- What erases a person finds the reviews by email, and the mails about them by their key.
create index reviews_email on reviews (email) where email is not null;
create index reviews_email_key on reviews (email_key) where email is not null;
