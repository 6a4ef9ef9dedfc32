drop table rating_figures, reviews, installers;
