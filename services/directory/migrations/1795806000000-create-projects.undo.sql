alter table installers add column projects jsonb not null default '[]';

update installers set projects = listed.projects
from (
  select installer_id,
    jsonb_agg(
      jsonb_build_object('title', title, 'year', substring(built_on from '^\d{4}')::integer, 'description', text) order by position, id
    ) as projects
  from projects group by installer_id
) listed
where listed.installer_id = installers.id;

drop table project_photos;
drop table projects;
