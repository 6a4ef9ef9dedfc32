drop index reviews_latest;
