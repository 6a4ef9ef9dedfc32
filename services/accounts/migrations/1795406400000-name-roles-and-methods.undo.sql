alter table sessions drop column amr;
alter table accounts drop column role;
