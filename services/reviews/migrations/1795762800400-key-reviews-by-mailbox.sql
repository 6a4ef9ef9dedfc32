-- If a person has several public reviews of one listing, one of them gets the key of the mailbox: the one that has it
-- already, or the first. The others keep theirs and stay public, as they were accepted.
update reviews set email_key = encode(sha256(convert_to(mailbox_of(email), 'UTF8')), 'hex')
from (
  select id as found, row_number() over (
    partition by installer_id, mailbox_of(email), status = 'published'
    order by email = mailbox_of(email) desc, published_at, id
  ) as place
  from reviews where email_key is not null and email is not null
) ranked
where id = found and (place = 1 or status <> 'published');
