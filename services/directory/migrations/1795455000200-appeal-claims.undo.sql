alter table claims drop column appealed_at, drop column appeal;
