-- Reviews of every status are counted by installer.
create index reviews_of_installer on reviews (installer_id);
