update reviews set email_key = encode(sha256(convert_to(email, 'UTF8')), 'hex')
where email_key is not null and email is not null;
