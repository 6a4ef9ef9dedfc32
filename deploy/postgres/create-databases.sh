#!/bin/sh
# One role and one database a service; a role can enter no other service's database.
set -eu

create() {
  psql --set ON_ERROR_STOP=1 --quiet --username "$POSTGRES_USER" --dbname postgres \
    --set "name=poolpros_$1" --set "password=$2" <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name";
revoke all on database :"name" from public;
SQL
}

create directory "$DIRECTORY_DB_PASSWORD"
create accounts "$ACCOUNTS_DB_PASSWORD"
create reviews "$REVIEWS_DB_PASSWORD"
create notifications "$NOTIFICATIONS_DB_PASSWORD"
