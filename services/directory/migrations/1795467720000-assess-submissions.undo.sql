alter table submissions
  drop column risk_score,
  drop column risk_reasons,
  drop column network_hash;
