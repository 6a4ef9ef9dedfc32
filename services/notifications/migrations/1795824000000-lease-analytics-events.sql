-- A delivery leases its events and calls the provider outside of a transaction; a lease that ran out was of one that died.
alter table analytics_events add column lease_until timestamptz not null default now();
