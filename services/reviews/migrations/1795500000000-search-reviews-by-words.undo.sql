alter table reviews drop column stems;
