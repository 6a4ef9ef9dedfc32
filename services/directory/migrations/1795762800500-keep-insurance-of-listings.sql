-- The insurance that a business states. Listings get it from their submissions.
alter table installers add column insurance_carrier text, add column insurance_ends_on date;

update installers set insurance_carrier = s.insurance_carrier, insurance_ends_on = s.insurance_ends_on
from submissions s where s.installer_id = installers.id and s.status = 'approved'
  and (s.insurance_carrier is not null or s.insurance_ends_on is not null);
