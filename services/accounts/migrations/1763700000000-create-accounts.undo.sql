drop table login_failures, password_links, sessions, accounts;
