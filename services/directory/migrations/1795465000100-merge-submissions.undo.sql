drop index submissions_installer;

-- Earlier releases know one submission for a listing: the one that was sent first.
update submissions set installer_id = null from submissions as earlier
where earlier.installer_id = submissions.installer_id and earlier.id < submissions.id;

create unique index submissions_installer on submissions (installer_id);
