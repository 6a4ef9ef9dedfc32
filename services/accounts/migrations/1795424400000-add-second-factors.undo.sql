drop table recovery_codes, second_factors;
