-- Does what `mailboxOf` of `packages/chassis/src/mailbox.ts` does.
create function mailbox_of(email text) returns text language sql immutable strict parallel safe
return case
  when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(regexp_replace(split_part(email, '@', 1), '^(.[^+]*)[+].*$', '\1'), '.', '') || '@gmail.com'
  else regexp_replace(split_part(email, '@', 1), '^(.[^+]*)[+].*$', '\1') || '@' || split_part(email, '@', 2)
end;
