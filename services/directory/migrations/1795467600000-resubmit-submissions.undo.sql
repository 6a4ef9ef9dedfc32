alter table submissions
  drop column resubmissions,
  drop column sent_before;
