drop table client_report_days;
