drop index reviews_of_installer;
