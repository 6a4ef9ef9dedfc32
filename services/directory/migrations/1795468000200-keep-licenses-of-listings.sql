-- The licenses that a business states. Listings get them from their submissions.
alter table installers add column licenses jsonb not null default '[]';

update installers set licenses = submissions.licenses from submissions
where submissions.installer_id = installers.id and submissions.status = 'approved'
  and submissions.licenses <> '[]';
