drop table claim_documents;
