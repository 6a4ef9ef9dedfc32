-- The contact email of a listing that came from a submission belongs to its owner, who may leave.
update installers set field_sources = field_sources || '{"contactEmail": "owner"}'
from submissions
where submissions.installer_id = installers.id and submissions.email = installers.contact_email
  and not field_sources ? 'contactEmail';
