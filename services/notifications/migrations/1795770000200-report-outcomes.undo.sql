alter table mails drop column report_due;
