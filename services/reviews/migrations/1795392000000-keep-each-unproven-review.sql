drop index reviews_one_per_mail;
create unique index reviews_one_public_per_mail on reviews (installer_id, email_key) where status = 'published';
create index reviews_unproven_of_mail on reviews (email_key, installer_id) where status = 'submitted';
create table review_mails (
  id        uuid primary key,
  email_key text not null,
  asked_at  timestamptz not null
);
create index review_mails_of_mail on review_mails (email_key, asked_at);
create index review_mails_asked on review_mails (asked_at);
