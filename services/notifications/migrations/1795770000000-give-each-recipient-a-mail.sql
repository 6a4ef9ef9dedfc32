alter table mails
  add column recipient text,
  add column position int not null default 0,
  drop constraint mails_event_id_template_key,
  add unique (event_id, template, position);
