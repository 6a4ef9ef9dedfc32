drop table passkey_challenges, passkeys;
