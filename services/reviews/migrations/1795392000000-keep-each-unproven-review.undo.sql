delete from reviews r where status = 'submitted' and exists (
  select from reviews o where o.installer_id = r.installer_id and o.email_key = r.email_key
    and (o.status = 'published' or o.status = 'submitted' and (o.submitted_at, o.id) > (r.submitted_at, r.id)));
drop table review_mails;
drop index reviews_unproven_of_mail, reviews_one_public_per_mail;
create unique index reviews_one_per_mail on reviews (installer_id, email_key)
  where status in ('submitted', 'published');
